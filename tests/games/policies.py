def policies(name):
    return []
